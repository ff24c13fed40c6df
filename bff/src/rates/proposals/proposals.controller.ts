import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { oneSpaced } from '@simulador/contracts/calculation/rules/text';
import { type ActorId, ByActor } from '../../access/caller.ts';
import { Operation } from '../../http/operation.ts';
import { AllowRoles } from '../../http/operation-facts.ts';
import { NumberParam } from '../../http/path-params.ts';
import type { ProposalRow } from './proposal-store.ts';
import { ProposalDto, ProposalsDto, RejectionDto } from './proposals.dto.ts';
import { ProposalsService } from './proposals.service.ts';

/** Proposed changes of prices, and their approval by a second administrator. See docs/rules.md R680. */
@AllowRoles('adminrole')
@Controller('api/simulador/propuestas')
export class ProposalsController {
  constructor(private readonly proposals: ProposalsService) {}

  @Get()
  @Operation('price_proposals', 'Proposed changes of prices, the waiting ones first', ProposalsDto)
  async list(@ByActor() actor: ActorId) {
    const { approval, rates } = this.proposals;
    const results = (await this.proposals.list()).map((row) => this.shown(row, actor));
    const to_approve = await this.proposals.toApprove(actor);
    return { approval, rates, to_approve, results };
  }

  @Post(':id/aprobar')
  @Operation('approve_price_proposal', 'Makes a proposed change', ProposalDto, 403, 409, 502, 504)
  async approve(@Param('id', NumberParam) id: number, @ByActor() actor: ActorId) {
    return this.shown(await this.proposals.approve(id, actor), actor);
  }

  @Post(':id/confirmar')
  @Operation('confirm_price_proposal', 'Records that the core has made a sent change', ProposalDto, 403, 409)
  async confirm(@Param('id', NumberParam) id: number, @ByActor() actor: ActorId) {
    return this.shown(await this.proposals.confirm(id, actor), actor);
  }

  @Post(':id/rechazar')
  @Operation('reject_price_proposal', 'Ends a proposal without its change', ProposalDto, 403, 409)
  async reject(
    @Param('id', NumberParam) id: number,
    @Body() { reason }: RejectionDto,
    @ByActor() actor: ActorId,
  ) {
    return this.shown(await this.proposals.reject(id, oneSpaced(reason), actor), actor);
  }

  private shown(row: ProposalRow, actor: ActorId): ProposalDto {
    const { id, state, title, lines, author, created, decided_by, decided_at, reason, approver_count } = row;
    return {
      ...{ id, state, title, lines: [...lines], author, decided_by, reason, approver_count },
      created: created.toISOString(),
      decided_at: decided_at?.toISOString() ?? null,
      actions: this.proposals.actionsOf(row, actor),
    };
  }
}
