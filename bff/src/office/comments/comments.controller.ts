import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import { requiredText } from '@simulador/contracts/calculation/rules/text';
import { messageText } from '@simulador/contracts/calculation/messages/es';
import type { Request } from 'express';
import { signedInUserOf } from '../../access/caller.ts';
import type { CommentEntity } from '../../database/entities/comment.entity.ts';
import { ApiProblems } from '../../http/api-problems.ts';
import { AllowStaff } from '../../http/operation-facts.ts';
import { UuidParam } from '../../http/path-params.ts';
import { refuse, unless } from '../../http/problem.ts';
import { CommentDto, CommentRequestDto, HighlightDto } from './comments.dto.ts';
import { CommentsService } from './comments.service.ts';

@ApiTags('simulations')
@AllowStaff()
@Controller('simulations/api/simulation_comments')
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Get()
  @ApiOperation({ operationId: 'comments', summary: "A simulation's comments, the oldest first" })
  @ApiQuery({ name: 'simulation', schema: { type: 'string', format: 'uuid' } })
  @ApiOkResponse({ type: [CommentDto] })
  @ApiProblems(404, 503)
  async list(@Query('simulation') simulation: string): Promise<CommentDto[]> {
    return (await this.comments.ofSimulation(simulation)).map(toCommentDto);
  }

  @Post()
  @HttpCode(201)
  @ApiOperation({ operationId: 'add_comment', summary: 'Adds a comment' })
  @ApiCreatedResponse({ type: CommentDto })
  @ApiProblems(400, 404, 409, 503)
  async add(@Body() body: CommentRequestDto, @Req() request: Request): Promise<CommentDto> {
    refuse(unless(requiredText(body.comment) === null, 'comment', messageText('required')));
    return toCommentDto(await this.comments.add(signedInUserOf(request), body.simulation, body.comment));
  }

  @Patch(':uuid')
  @ApiOperation({
    operationId: 'highlight_comment',
    summary: 'Sets or removes the highlight of one’s own comment',
  })
  @ApiOkResponse({ type: CommentDto })
  @ApiProblems(400, 403, 404, 409, 503)
  async highlight(
    @Param('uuid', UuidParam) uuid: string,
    @Body() { highlight }: HighlightDto,
    @Req() request: Request,
  ): Promise<CommentDto> {
    return toCommentDto(await this.comments.highlight(signedInUserOf(request), uuid, highlight));
  }

  @Delete(':uuid')
  @HttpCode(204)
  @ApiOperation({ operationId: 'delete_comment', summary: 'Deletes a comment of one’s own' })
  @ApiNoContentResponse()
  @ApiProblems(403, 404, 409, 503)
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
