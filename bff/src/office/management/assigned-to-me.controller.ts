import { Controller, Get, Put } from '@nestjs/common';
import { ByUser } from '../../access/caller.ts';
import { Operation, AllowStaff } from '../../http/operation.ts';
import { AssignedToMeService } from './assigned-to-me.service.ts';
import { NewAssignmentsDto } from './management.dto.ts';
import type { SignedInUser } from '../../access/sessions.ts';

/** Simulations that others assigned to the caller. See docs/rules.md R517. */
@AllowStaff()
@Controller('api/simulador/asignaciones')
export class AssignedToMeController {
  constructor(private readonly assigned: AssignedToMeService) {}

  @Get()
  @Operation('new_assignments', 'How many simulations others assigned to the caller', NewAssignmentsDto)
  unseen(@ByUser() user: SignedInUser) {
    return this.assigned.newAssignments(user.id);
  }

  @Put('vistas')
  @Operation('assignments_seen', 'Notes that the caller looks at their own simulations', 204)
  seen(@ByUser() user: SignedInUser) {
    return this.assigned.markSeen(user.id);
  }
}
