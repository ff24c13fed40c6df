import { WORKER_TYPE_NAMES } from '@simulador/contracts/calculation/messages/es';
import { type WhatFollows, whatFollows } from '@simulador/contracts/simulations/what-follows';
import { OPERATOR } from '../../config/brand.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { contactOf, wantsContact } from './simulation-contact.ts';

/** Returns what happens after a saved simulation, in the operator's texts. */
export const whatFollowsOf = (simulation: SimulationEntity): WhatFollows =>
  whatFollows(OPERATOR, {
    quotedUntil: simulation.quotedUntil,
    workerType: WORKER_TYPE_NAMES[simulation.inputs.workerType] ?? '',
    hasCodebtor: Boolean(simulation.inputs.codebtor),
    wantsContact: simulation.flavour === 'web' ? wantsContact(simulation) : null,
    phone: contactOf(simulation).phone,
    mailbox: 'este correo',
  });
