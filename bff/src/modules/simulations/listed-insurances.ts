import { Inject, Injectable } from '@nestjs/common';
import type { InsuranceKind } from '../../database/entities/insurance.entity.ts';
import type { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';
import type { SeguroDto } from '../seguros/seguros.dto.ts';
import { SegurosPort } from '../seguros/seguros.port.ts';
import { valuesChanged } from './unchanged.ts';

/** The names of the insurances that a credit is calculated with. */
export interface InsuranceNames {
  readonly life: string;
  readonly fire: string;
  readonly unemployment: string | null;
}

/** Holds a calculation's insurances against the lists: what they cost is never the client's to say. */
@Injectable()
export class ListedInsurances {
  constructor(@Inject(SegurosPort) private readonly seguros: SegurosPort) {}

  /** @throws Problem 409 when one is not listed, or not at that price; 502/504 when the lists can't be had. */
  async namesOf(request: DividendoRequestDto): Promise<InsuranceNames> {
    const { codigoSeguroCesantia: unemployment } = request;
    const [life, fire, job] = await Promise.all([
      this.entry('desgravamen', request.codsegdesg, request.tasa_seg_des),
      this.entry('incendio', request.codseginc, request.tasa_seg_inc),
      unemployment === 0 ? null : this.entry('cesantia', unemployment, request.tasa_seg_ces),
    ]);
    if (unemployment === 0 && request.tasa_seg_ces) throw valuesChanged('cesantia');
    return {
      life: life.Descripcion,
      fire: fire.Descripcion,
      unemployment: job?.Descripcion ?? null,
    };
  }

  private async entry(kind: InsuranceKind, id: number, rate: number | undefined): Promise<SeguroDto> {
    const { value: list } = await this.seguros.list(kind);
    const entry = list.find(({ IdentificadorSeguro }) => IdentificadorSeguro === id);
    if (!entry || (rate !== undefined && rate !== entry.Tasa)) throw valuesChanged(kind);
    return entry;
  }
}
