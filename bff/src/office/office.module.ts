import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/durable-jobs.ts';
import { RatesModule } from '../rates/rates.module.ts';
import { SimulationsModule } from '../simulations/reading/simulations.module.ts';
import { SpreadsheetModule } from '../spreadsheet/spreadsheet.module.ts';
import { CommentsController } from './comments/comments.controller.ts';
import { CommentsService } from './comments/comments.service.ts';
import { DashboardController } from './dashboard/dashboard.controller.ts';
import { DashboardService } from './dashboard/dashboard.service.ts';
import { FirstDayController } from './dashboard/first-day.controller.ts';
import { FirstDayService } from './dashboard/first-day.service.ts';
import { ContactsService } from './follow-ups/contacts.service.ts';
import { FollowUpsController } from './follow-ups/follow-ups.controller.ts';
import { FollowUpsService } from './follow-ups/follow-ups.service.ts';
import { HeadController } from './head/head.controller.ts';
import { HeadService } from './head/head.service.ts';
import { ListConnections } from './listing/list-connections.service.ts';
import { ListFilters } from './listing/list-filters.service.ts';
import { ListingController } from './listing/listing.controller.ts';
import { ListingService } from './listing/listing.service.ts';
import { AssignedToMeController } from './management/assigned-to-me.controller.ts';
import { AssignedToMeService } from './management/assigned-to-me.service.ts';
import { AssignmentController } from './management/assignment.controller.ts';
import { ExecutivesService } from './management/executives.service.ts';
import { ClientHistoryService } from './management/client-history.service.ts';
import { HistoryController } from './management/history.controller.ts';
import { HistoryService } from './management/history.service.ts';
import { ManagementController } from './management/management.controller.ts';
import { ManagementService } from './management/management.service.ts';
import { SavedViewsController } from './saved-views/saved-views.controller.ts';
import { SavedViewsService } from './saved-views/saved-views.service.ts';
import { SpreadsheetsController } from './spreadsheets/spreadsheets.controller.ts';
import { DownloadService } from './spreadsheets/download/download.service.ts';
import { KnownSimulations } from './spreadsheets/upload/known-simulations.ts';
import { UploadService } from './spreadsheets/upload/upload.service.ts';

/** Staff's day: list, overview, decisions, next contacts, comments and spreadsheets. */
@Module({
  imports: [JobsModule, RatesModule, SimulationsModule, SpreadsheetModule],
  controllers: [
    AssignedToMeController,
    AssignmentController,
    CommentsController,
    DashboardController,
    FirstDayController,
    FollowUpsController,
    HeadController,
    HistoryController,
    ListingController,
    ManagementController,
    SavedViewsController,
    SpreadsheetsController,
  ],
  providers: [
    AssignedToMeService,
    ClientHistoryService,
    CommentsService,
    ContactsService,
    DashboardService,
    HeadService,
    DownloadService,
    ExecutivesService,
    FirstDayService,
    FollowUpsService,
    HistoryService,
    KnownSimulations,
    ListConnections,
    ListFilters,
    ListingService,
    ManagementService,
    SavedViewsService,
    UploadService,
  ],
})
export class OfficeModule {}
