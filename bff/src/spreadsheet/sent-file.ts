import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiProperty, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { finalize, type Observable } from 'rxjs';
import { ProblemDto, FILE_FORM, TakesForm } from '../http/operation.ts';
import { invalidFields } from '../http/problem.ts';
import { requestPart } from '../http/request-parts.ts';
import { FileReader } from './file-reader.ts';
import { FILE_LIMITS } from './refused-file.ts';

/** A cell that can't be applied. */
export class RefusedCellDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: "the spreadsheet program's row number" })
  row!: number;
  @ApiProperty({ type: String, description: "the column's heading" }) column!: string;
  @ApiProperty({ type: String }) message!: string;
}

/** Reasons why a file was refused; nothing of it was applied. */
export class RefusedFileDto extends ProblemDto {
  @ApiProperty({ type: [RefusedCellDto], description: 'empty if the file as a whole is refused' })
  rows!: RefusedCellDto[];
}

const NO_FILE = 'Este campo es requerido';

/** Refuses a file before its body is received, if too many files are being received or read. */
@Injectable()
class ReservesPlace implements NestInterceptor {
  constructor(private readonly reader: FileReader) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(finalize(this.reader.reserve()));
  }
}

/** Marks an operation that takes one spreadsheet in a form. */
export const TakesFile = (): MethodDecorator =>
  applyDecorators(
    UseInterceptors(
      ReservesPlace,
      FileInterceptor('file', { limits: { fileSize: FILE_LIMITS.bytes, files: 1, fields: 0 } }),
    ),
    TakesForm(FILE_FORM),
    ApiBody({
      schema: {
        type: 'object',
        properties: { file: { type: 'string', format: 'binary' } },
        required: ['file'],
      },
    }),
    ApiUnprocessableEntityResponse({ type: RefusedFileDto }),
  );

/** Gives the bytes of the file. Without one, the request is a 400. */
export const FormFile = requestPart((request): Buffer => {
  const { file } = request as { file?: { buffer: Buffer } };
  if (!file) throw invalidFields([{ name: 'file', message: NO_FILE }]);
  return file.buffer;
});
