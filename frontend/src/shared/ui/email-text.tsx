import { Fragment } from 'react';

/** Signs that fit into the narrowest place for an e-mail address. */
const FITTING = 24;

const partsOf = (address: string): readonly string[] =>
  address.split(/(?=@)/).flatMap((part) => (part.length > FITTING ? part.split(/(?<=\.)/) : [part]));

/** A text as it is; an e-mail address breaks before its @, and after its dots where that is not enough. */
export function EmailText({ text }: { text: string }) {
  if (!text.includes('@')) return text;
  return partsOf(text).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
