import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { requiredText } from '@simulador/contracts/calculation/rules/text';
import { messageText } from '@simulador/contracts/calculation/messages/es';
import type { Request } from 'express';
import { signedInUserOf } from '../../access/caller.ts';
import type { CommentEntity } from '../../database/entities/comment.entity.ts';
import { Operation } from '../../http/operation.ts';
import { AllowStaff } from '../../http/operation-facts.ts';
import { UuidParam } from '../../http/path-params.ts';
import { refuse, unless } from '../../http/problem.ts';
import { CommentDto, CommentRequestDto, HighlightDto } from './comments.dto.ts';
import { CommentsService } from './comments.service.ts';

@AllowStaff()
@Controller('simulations/api/simulation_comments')
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Get()
  @Operation('comments', "A simulation's comments, the oldest first", [CommentDto], 404)
  @ApiQuery({ name: 'simulation', schema: { type: 'string', format: 'uuid' } })
  async list(@Query('simulation') simulation: string): Promise<CommentDto[]> {
    return (await this.comments.ofSimulation(simulation)).map(toCommentDto);
  }

  @Post()
  @Operation('add_comment', 'Adds a comment', { status: 201, type: CommentDto }, 404, 409)
  async add(@Body() body: CommentRequestDto, @Req() request: Request): Promise<CommentDto> {
    refuse(unless(requiredText(body.comment) === null, 'comment', messageText('required')));
    return toCommentDto(await this.comments.add(signedInUserOf(request), body.simulation, body.comment));
  }

  @Patch(':uuid')
  @Operation(
    'highlight_comment',
    'Sets or removes the highlight of one’s own comment',
    CommentDto,
    403,
    404,
    409,
  )
  async highlight(
    @Param('uuid', UuidParam) uuid: string,
    @Body() { highlight }: HighlightDto,
    @Req() request: Request,
  ): Promise<CommentDto> {
    return toCommentDto(await this.comments.highlight(signedInUserOf(request), uuid, highlight));
  }

  @Delete(':uuid')
  @Operation('delete_comment', 'Deletes a comment of one’s own', 204, 403, 404, 409)
  remove(@Param('uuid', UuidParam) uuid: string, @Req() request: Request): Promise<void> {
    return this.comments.remove(signedInUserOf(request), uuid);
  }
}

const toCommentDto = ({ creator, simulation, created, ...comment }: CommentEntity): CommentDto => ({
  uuid: comment.uuid,
  simulation: simulation.uuid,
  comment: comment.comment,
  name: creator.fullName,
  created: created.toISOString(),
  creator: creator.id,
  highlight: comment.highlight,
});
