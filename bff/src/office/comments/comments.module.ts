import { Module } from '@nestjs/common';
import { CommentsController } from './comments.controller.ts';
import { CommentsService } from './comments.service.ts';

@Module({ controllers: [CommentsController], providers: [CommentsService] })
export class CommentsModule {}
