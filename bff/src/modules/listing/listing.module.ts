import { Module } from '@nestjs/common';
import { ListingController } from './listing.controller.ts';
import { ListingService } from './listing.service.ts';

@Module({ controllers: [ListingController], providers: [ListingService] })
export class ListingModule {}
