import { Inject, Injectable } from '@nestjs/common';
import type { PriceKind, RateApproval } from '@simulador/contracts/rates/rate-sheet';
import { DataSource } from 'typeorm';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';
import { Problem } from '../../http/problem.ts';
import type { PriceApprovalDto, RatesChange } from './sheets.dto.ts';

const BY_SHEET = 'Las tarifas cambian con una hoja que aprueba otra persona: escríbala en Tarifas, Hojas.';
const NEEDS_SECOND =
  'Este cambio lo aprueba otra persona con rol de administración: propóngalo en Tarifas, Mantenedores.';
const AT_CORE =
  'Los precios cambian cuando otra persona los aprueba, y las tarifas son del sistema central: cámbielas allá, donde se aprueban.';

const COUNTS = `
  SELECT (SELECT count(*)::int FROM rate_sheets WHERE state = 'submitted' AND $1::int <> ALL (writers) AND writers <> '{}') AS to_approve,
    (SELECT count(*)::int FROM users WHERE bank_role = 'adminrole' AND NOT disabled AND id IS DISTINCT FROM $1::int) AS approver_count`;

/** Whether a change of a price takes effect at once, or after another administrator has approved it. See docs/rules.md R680. */
@Injectable()
export class PriceApprovals {
  readonly approval: RateApproval;
  readonly rates: RatesChange;

  constructor(
    private readonly source: DataSource,
    @Inject(APP_CONFIG) { rateApproval, modes }: AppConfig,
  ) {
    this.approval = rateApproval;
    const isOfCore = modes.tarificador.mode === 'core';
    this.rates = isOfCore ? 'core' : rateApproval === 'second' ? 'by_sheet' : 'direct';
  }

  /** Refuses a change that one administrator makes alone. @throws Problem 409 if another one has to approve it */
  assertAlone(kind: PriceKind): void {
    if (this.approval === 'none') return;
    throw new Problem(409, this.rates === 'core' ? AT_CORE : kind === 'rate' ? BY_SHEET : NEEDS_SECOND);
  }

  /** Returns the way in which prices change, and what the caller may approve. */
  async of(actor: number | null): Promise<PriceApprovalDto> {
    const { approval, rates } = this;
    const [counts]: Pick<PriceApprovalDto, 'to_approve' | 'approver_count'>[] = await this.source.query(
      COUNTS,
      [actor],
    );
    const { to_approve = 0, approver_count = 0 } = counts ?? {};
    return { approval, rates, to_approve: approval === 'none' ? 0 : to_approve, approver_count };
  }
}
