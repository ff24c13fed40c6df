import { Body, Controller, Get, HttpCode, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { signedInUserOf } from '../../access/caller.ts';
import { ApiProblems } from '../../http/api-problems.ts';
import { AllowStaff } from '../../http/operation-facts.ts';
import { AssignmentMails } from './assignment-mails.ts';
import { AssignedToMeService } from './assigned-to-me.service.ts';
import { AssignmentNoticeDto, NewAssignmentsDto } from './management.dto.ts';

/** Simulations that others assigned to the caller. See docs/rules.md R517, R518. */
@ApiTags('simulador')
@AllowStaff()
@Controller('api/simulador/asignaciones')
export class AssignedToMeController {
  constructor(
    private readonly assigned: AssignedToMeService,
    private readonly mails: AssignmentMails,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'new_assignments',
    summary: 'How many simulations others assigned to the caller since the caller last looked at their own',
  })
  @ApiOkResponse({ type: NewAssignmentsDto })
  @ApiProblems(503)
  unseen(@Req() request: Request): Promise<NewAssignmentsDto> {
    return this.newAssignments(signedInUserOf(request).id);
  }

  @Put('vistas')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'assignments_seen',
    summary: 'Notes that the caller looks at their own simulations',
  })
  @ApiNoContentResponse()
  @ApiProblems(503)
  seen(@Req() request: Request): Promise<void> {
    return this.assigned.markSeen(signedInUserOf(request).id);
  }

  @Put('aviso')
  @ApiOperation({
    operationId: 'assignment_notice',
    summary: 'Notes whether the caller wants a mail about what others assign to them from now on',
  })
  @ApiOkResponse({ type: NewAssignmentsDto })
  @ApiProblems(400, 503)
  async notice(
    @Body() { by_mail }: AssignmentNoticeDto,
    @Req() request: Request,
  ): Promise<NewAssignmentsDto> {
    const { id } = signedInUserOf(request);
    await this.assigned.setByMail(id, by_mail);
    return this.newAssignments(id);
  }

  private async newAssignments(user: number): Promise<NewAssignmentsDto> {
    return { ...(await this.assigned.newAssignments(user)), can_mail: this.mails.canMail };
  }
}
