import { Injectable, type PipeTransform } from '@nestjs/common';
import { Problem } from './problem.ts';
import { sentenceOf } from '@simulador/contracts/messages/problems';
import { MAX_INTEGER } from './fields.ts';

/** The number of a path. What can't be one names nothing: 404, like a number that nobody has. */
@Injectable()
export class NumberParam implements PipeTransform<string, number> {
  transform(text: string): number {
    const number = Number(text);
    if (!/^\d{1,10}$/.test(text) || number > MAX_INTEGER) throw new Problem(404, sentenceOf(404));
    return number;
  }
}
