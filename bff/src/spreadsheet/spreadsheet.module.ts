import { Module } from '@nestjs/common';
import { FileReader } from './file-reader.ts';
import { SheetThread } from './sheet-thread.ts';

/** Reads uploaded spreadsheets, one after the other for the whole process. */
@Module({ providers: [FileReader, SheetThread], exports: [FileReader] })
export class SpreadsheetModule {}
