import { Fragment } from 'react';
import { unbroken } from '@simulador/contracts/platform/format';

/** Number of characters that fit into the narrowest place of an e-mail address. */
const FITTING = 24;

const partsOf = (address: string): readonly string[] =>
  address.split(/(?=@)/).flatMap((part) => (part.length > FITTING ? part.split(/(?<=\.)/) : [part]));

/** Text in which an e-mail address breaks before its @, and after its dots if that is not enough, and a telephone nowhere. */
export function EmailText({ text }: { text: string }) {
  return (
    <span translate="no">
      {text.includes('@')
        ? partsOf(text).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {unbroken(part)}
            </Fragment>
          ))
        : text}
    </span>
  );
}
