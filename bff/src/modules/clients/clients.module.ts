import { Module } from '@nestjs/common';
import { AnalyticsId } from './analytics-id.ts';
import { ClientsController } from './clients.controller.ts';
import { ClientsService } from './clients.service.ts';

@Module({
  controllers: [ClientsController],
  providers: [ClientsService, AnalyticsId],
})
export class ClientsModule {}
