import type { SimulationEntity } from '../../../database/entities/simulation.entity.ts';
import { oneLine } from '../../simulations/simulation-texts.ts';
import { mailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

/** A mail without its addresses. */
export interface MailText {
  /** The client's, for the address's display. */
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What a client reads about a saved simulation. Amounts stand in the mail alone: subjects are seen over shoulders. */
export function simulationMail(simulation: SimulationEntity): MailText {
  const { firstName, lastName } = simulation.inputs;
  const subject = `Tu simulación de crédito hipotecario N.º ${simulation.id}`;
  const content = mailContent(simulation);
  return {
    name: oneLine(`${firstName} ${lastName}`),
    subject,
    text: mailText(content),
    html: mailHtml(subject, content),
  };
}
