import { Module } from '@nestjs/common';
import { CommentsController } from './comments/comments.controller.ts';
import { CommentsService } from './comments/comments.service.ts';
import { DashboardController } from './dashboard/dashboard.controller.ts';
import { FollowUpsController } from './follow-ups/follow-ups.controller.ts';
import { HeadController } from './head/head.controller.ts';
import { ListConnections } from './listing/list-connections.service.ts';
import { ListFilters } from './listing/list-filters.service.ts';
import { ListingController } from './listing/listing.controller.ts';
import { AssignmentController } from './management/assignment.controller.ts';
import { HistoryController } from './management/history.controller.ts';
import { ManagementController } from './management/management.controller.ts';
import { ManagementService } from './management/management.service.ts';
import { SavedViewsController } from './saved-views/saved-views.controller.ts';
import { SpreadsheetsController } from './spreadsheets/spreadsheets.controller.ts';
import { KnownSimulations } from './spreadsheets/upload/known-simulations.ts';

/** Staff's day: list, overview, decisions, next contacts, comments and spreadsheets. */
@Module({
  controllers: [
    AssignmentController,
    CommentsController,
    DashboardController,
    FollowUpsController,
    HeadController,
    HistoryController,
    ListingController,
    ManagementController,
    SavedViewsController,
    SpreadsheetsController,
  ],
  providers: [CommentsService, KnownSimulations, ListConnections, ListFilters, ManagementService],
})
export class OfficeModule {}
