import { Module } from '@nestjs/common';
import { OperatorActions } from './operator-actions.ts';
import { OpsController } from './ops.controller.ts';

@Module({
  controllers: [OpsController],
  providers: [OperatorActions],
})
export class OpsModule {}
