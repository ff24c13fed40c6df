import { Injectable, type PipeTransform } from '@nestjs/common';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import { isUUID } from 'class-validator';
import { MAX_INTEGER } from './fields.ts';
import { Problem } from './problem.ts';

/** Validates a numeric id in a path. An invalid one is a 404, like an unknown one. */
@Injectable()
export class NumberParam implements PipeTransform<string, number> {
  transform(text: string): number {
    const number = Number(text);
    if (!/^\d{1,10}$/.test(text) || number > MAX_INTEGER) throw new Problem(404, sentenceOf(404));
    return number;
  }
}

/** Validates a uuid in a path, with a 404 for an invalid one. */
@Injectable()
export class UuidParam implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!isUUID(text)) throw new Problem(404, sentenceOf(404));
    return text.toLowerCase();
  }
}
