import { Module } from '@nestjs/common';
import { ListingModule } from '../listing/listing.module.ts';
import { ManagementModule } from '../management/management.module.ts';
import { DownloadService } from './download/download.service.ts';
import { SpreadsheetsController } from './spreadsheets.controller.ts';
import { KnownSimulations } from './upload/known-simulations.ts';
import { SpreadsheetModule } from '../../spreadsheet/spreadsheet.module.ts';
import { UploadService } from './upload/upload.service.ts';

@Module({
  imports: [ListingModule, ManagementModule, SpreadsheetModule],
  controllers: [SpreadsheetsController],
  providers: [DownloadService, UploadService, KnownSimulations],
})
export class SpreadsheetsModule {}
