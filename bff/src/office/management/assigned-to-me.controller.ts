import { Body, Controller, Get, Put, Req } from '@nestjs/common';
import type { Request } from 'express';
import { signedInUserOf } from '../../access/caller.ts';
import { Operation } from '../../http/operation.ts';
import { AllowStaff } from '../../http/operation-facts.ts';
import { AssignmentMails } from './assignment-mails.ts';
import { AssignedToMeService } from './assigned-to-me.service.ts';
import { AssignmentNoticeDto, NewAssignmentsDto } from './management.dto.ts';

/** Simulations that others assigned to the caller. See docs/rules.md R517, R518. */
@AllowStaff()
@Controller('api/simulador/asignaciones')
export class AssignedToMeController {
  constructor(
    private readonly assigned: AssignedToMeService,
    private readonly mails: AssignmentMails,
  ) {}

  @Get()
  @Operation(
    'new_assignments',
    'How many simulations others assigned to the caller since the caller last looked at their own',
    NewAssignmentsDto,
  )
  unseen(@Req() request: Request): Promise<NewAssignmentsDto> {
    return this.newAssignments(signedInUserOf(request).id);
  }

  @Put('vistas')
  @Operation('assignments_seen', 'Notes that the caller looks at their own simulations', 204)
  seen(@Req() request: Request): Promise<void> {
    return this.assigned.markSeen(signedInUserOf(request).id);
  }

  @Put('aviso')
  @Operation(
    'assignment_notice',
    'Notes whether the caller wants a mail about what others assign to them from now on',
    NewAssignmentsDto,
  )
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
