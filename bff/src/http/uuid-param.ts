import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Problem } from './problem.ts';
import { sentenceOf } from '@simulador/contracts/messages/problems';

/** An id of a path. What can't be one names nothing: 404, like an id that nobody has. */
@Injectable()
export class UuidParam implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!isUUID(text)) throw new Problem(404, sentenceOf(404));
    return text.toLowerCase();
  }
}
