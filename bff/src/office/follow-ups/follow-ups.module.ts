import { Module } from '@nestjs/common';
import { ManagementModule } from '../management/management.module.ts';
import { FollowUpsController } from './follow-ups.controller.ts';
import { FollowUpsService } from './follow-ups.service.ts';

@Module({
  imports: [ManagementModule],
  controllers: [FollowUpsController],
  providers: [FollowUpsService],
})
export class FollowUpsModule {}
