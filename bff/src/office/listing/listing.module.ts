import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import compression from 'compression';
import { ListConnections } from './list-connections.service.ts';
import { ListFilters } from './list-filters.service.ts';
import { ListingController } from './listing.controller.ts';
import { ListingService } from './listing.service.ts';

@Module({
  controllers: [ListingController],
  providers: [ListingService, ListFilters, ListConnections],
  exports: [ListFilters],
})
export class ListingModule implements NestModule {
  /**
   * Compressed to a twentieth, because field names and texts repeat in every row. BREACH does not apply: only a header identifies the
   * caller (R481).
   */
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(compression()).forRoutes(ListingController);
  }
}
