import { Fragment } from 'react';

const BREAKS = /(?=@)|(?<=\.)/;

/** A text as it is; where it is an e-mail address, it breaks before its @ and after its dots, not in the middle of a word. */
export function EmailText({ text }: { text: string }) {
  if (!text.includes('@')) return text;
  return text.split(BREAKS).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
