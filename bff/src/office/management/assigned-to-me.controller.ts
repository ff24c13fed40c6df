import { Body, Controller, Get, Put } from '@nestjs/common';
import { ByUser } from '../../access/caller.ts';
import { Operation } from '../../http/operation.ts';
import { AllowStaff } from '../../http/operation-facts.ts';
import { AssignmentMails } from './assignment-mails.ts';
import { AssignedToMeService } from './assigned-to-me.service.ts';
import { AssignmentNoticeDto, ListStartDto, NewAssignmentsDto } from './management.dto.ts';
import type { SignedInUser } from '../../access/sessions.ts';

/** Simulations that others assigned to the caller. See docs/rules.md R517, R518. */
@AllowStaff()
@Controller('api/simulador/asignaciones')
export class AssignedToMeController {
  constructor(
    private readonly assigned: AssignedToMeService,
    private readonly mails: AssignmentMails,
  ) {}

  @Get()
  @Operation('new_assignments', 'How many simulations others assigned to the caller', NewAssignmentsDto)
  unseen(@ByUser() user: SignedInUser) {
    return this.newAssignments(user.id);
  }

  @Put('vistas')
  @Operation('assignments_seen', 'Notes that the caller looks at their own simulations', 204)
  seen(@ByUser() user: SignedInUser) {
    return this.assigned.markSeen(user.id);
  }

  @Put('aviso')
  @Operation('assignment_notice', 'Notes whether the caller wants such mails', NewAssignmentsDto)
  async notice(@Body() { by_mail }: AssignmentNoticeDto, @ByUser() user: SignedInUser) {
    const { id } = user;
    await this.assigned.setByMail(id, by_mail);
    return this.newAssignments(id);
  }

  @Put('inicio')
  @Operation('list_start', 'Notes whether the menu opens the list with the caller’s own simulations', 204)
  start(@Body() { lists_own: listsOwn }: ListStartDto, @ByUser() user: SignedInUser) {
    return this.assigned.setListsOwn(user.id, listsOwn);
  }

  private async newAssignments(user: number): Promise<NewAssignmentsDto> {
    return { ...(await this.assigned.newAssignments(user)), can_mail: this.mails.canMail };
  }
}
