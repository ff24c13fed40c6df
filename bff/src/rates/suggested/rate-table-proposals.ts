import type { Accepted } from '../../http/answer.ts';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';
import type { ProposedDto } from '../proposals/proposals.dto.ts';
import { ProposalsService } from '../proposals/proposals.service.ts';
import { groupText, type RowProposal, rowText } from './proposal-text.ts';
import { RateTablesService } from './rate-tables.service.ts';
import type { Added, Change, RateTable } from '../book/rate-tables.ts';
import { TarificadorPort } from './tarificador.port.ts';
import type { RateGroupRatesDto } from './tarifas.dto.ts';

const ROW = 'rate_table_row';
const GROUP = 'rate_group';

/** Proposals of changes of the rate tables. See docs/rules.md R680. */
@Injectable()
export class RateTableProposals {
  constructor(
    private readonly tables: RateTablesService,
    private readonly tarificador: TarificadorPort,
    private readonly proposals: ProposalsService,
    @Inject(APP_CONFIG) { modes }: AppConfig,
  ) {
    // A core keeps what it has stored.
    const isReversible = modes.tarificador.mode !== 'core';
    proposals.register<RowProposal>(ROW, {
      isReversible,
      apply: (proposal, actor) => this.apply(proposal, actor),
    });
    proposals.register<RateGroupRatesDto>(GROUP, {
      isReversible,
      apply: (rates, actor) => this.tables.addGroup(rates, actor),
    });
  }

  /**
   * Stores a change of a row as a proposal if it needs a second administrator; else returns null. A purpose prices nothing.
   * @throws Problem 409 for rates that change by sheets
   */
  async ofRow(request: Request, proposal: RowProposal): Promise<Accepted<ProposedDto> | null> {
    if (proposal.table === 'LoanUse') return null;
    if (proposal.table === 'Tarificador') this.proposals.assertNoSheetNeeded();
    return this.proposals.proposed(request, ROW, proposal, () => rowText(proposal, this.tarificador));
  }

  /** Stores the rates of a group as a proposal like `ofRow`. @throws Problem 409 for rates that change by sheets */
  async ofGroup(request: Request, rates: RateGroupRatesDto): Promise<Accepted<ProposedDto> | null> {
    this.proposals.assertNoSheetNeeded();
    return this.proposals.proposed(request, GROUP, rates, () => groupText(rates, this.tarificador));
  }

  private async apply(proposal: RowProposal, actor: number | null): Promise<void> {
    const { table, act } = proposal;
    if (act === 'add') return void (await this.tables.add(table, proposal.body as Added<RateTable>, actor));
    const read = { id: proposal.id, ifMatch: proposal.ifMatch };
    if (act === 'change')
      return void (await this.tables.change(table, read, proposal.body as Change<RateTable>, actor));
    return this.tables.remove(table, read, actor, proposal.rates);
  }
}
