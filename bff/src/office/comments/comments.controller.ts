import { Body, Controller, Delete, Get, Param, Patch, Post, Req } from '@nestjs/common';
import { requiredText } from '@simulador/contracts/calculation/rules/text';
import { messageText } from '@simulador/contracts/calculation/messages/es';
import type { Request } from 'express';
import { ByUser, callerOf, intentOwnerOf, signedInUserOf } from '../../access/caller.ts';
import { intentOf } from '../../database/idempotency.ts';
import { Operation, created, AllowStaff } from '../../http/operation.ts';
import { UuidParam, IdempotencyKey, UuidQuery, type Header } from '../../http/request-parts.ts';
import { refuse, unless } from '../../http/problem.ts';
import { CommentDto, CommentRequestDto, HighlightDto, toCommentDto } from './comments.dto.ts';
import { CommentsService } from './comments.service.ts';
import type { SignedInUser } from '../../access/sessions.ts';

@AllowStaff()
@Controller('simulations/api/simulation_comments')
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Get()
  @Operation('comments', "A simulation's comments, the oldest first", [CommentDto], 404)
  async list(@UuidQuery('simulation') simulation: string) {
    return (await this.comments.ofSimulation(simulation)).map(toCommentDto);
  }

  @Post()
  @Operation('add_comment', 'Adds a comment', created(CommentDto), 404, 409, 422)
  async add(@Body() body: CommentRequestDto, @IdempotencyKey() key: Header, @Req() request: Request) {
    refuse(unless(requiredText(body.comment) === null, 'comment', messageText('required')));
    const intent = intentOf(intentOwnerOf(callerOf(request)), key, body);
    return toCommentDto(await this.comments.add(signedInUserOf(request), body, intent));
  }

  @Patch(':uuid')
  @Operation('highlight_comment', 'Sets or removes the highlight of one’s own comment', CommentDto, 403, 409)
  async highlight(
    @Param('uuid', UuidParam) uuid: string,
    @Body() { highlight }: HighlightDto,
    @ByUser() user: SignedInUser,
  ) {
    return toCommentDto(await this.comments.highlight(user, uuid, highlight));
  }

  @Delete(':uuid')
  @Operation('delete_comment', 'Deletes a comment of one’s own', 204, 403, 409)
  remove(@Param('uuid', UuidParam) uuid: string, @ByUser() user: SignedInUser) {
    return this.comments.remove(user, uuid);
  }
}
