import { ApiProperty } from '@nestjs/swagger';
import { COPIES, type ReadCopies, type RequestCopies } from '@simulador/contracts/simulations/copies';
import { TextField } from '../../http/fields.ts';
import { personal } from '../../http/operation.ts';

type Within = (typeof COPIES)[number]['within'];
/** Fields with texts only: numbers need limits and units, so their DTO declares them. */
type Texts<Fields> = {
  [Name in keyof Fields as number extends Fields[Name] ? never : Name]: Fields[Name];
};

const TEXTS = COPIES.filter(({ as }) => as === 'text');

/** Returns a class to extend a DTO with: the optional texts that a request, or its property, copies to storage. */
export function requestTexts<In extends Within>(within: In): new () => Texts<RequestCopies<In>> {
  class RequestTexts {}
  for (const { name, request, field, ...entry } of TEXTS) {
    if (entry.within !== within) continue;
    const { maxLength = 0, personal: kind } = field;
    const options = { maxLength, optional: true, description: name, ...(kind && { personal: kind }) };
    TextField(options)(RequestTexts.prototype, request);
  }
  return RequestTexts as new () => Texts<RequestCopies<In>>;
}

/** Returns a class with the same texts in an answer. */
export function readTexts(): new () => Texts<ReadCopies> {
  class ReadTexts {}
  for (const { read, field } of TEXTS)
    for (const name of read)
      ApiProperty({ type: String, nullable: true, ...(field.personal && personal(field.personal)) })(
        ReadTexts.prototype,
        name,
      );
  return ReadTexts as new () => Texts<ReadCopies>;
}
