import { Module } from '@nestjs/common';
import { ListingModule } from '../listing/listing.module.ts';
import { ManagementModule } from '../management/management.module.ts';
import { DownloadService } from './download/download.service.ts';
import { SpreadsheetsController } from './spreadsheets.controller.ts';
import { FileReader } from './upload/file-reader.ts';
import { KnownSimulations } from './upload/known-simulations.ts';
import { SheetThread } from './upload/sheet-thread.ts';
import { UploadService } from './upload/upload.service.ts';

@Module({
  imports: [ListingModule, ManagementModule],
  controllers: [SpreadsheetsController],
  providers: [DownloadService, UploadService, FileReader, SheetThread, KnownSimulations],
  exports: [FileReader],
})
export class SpreadsheetsModule {}
