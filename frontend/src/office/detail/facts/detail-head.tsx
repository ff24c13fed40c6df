import { santiagoDate } from '@simulador/contracts/platform/dates';
import { formatDate, formatDateText } from '@simulador/contracts/platform/format';
import { formatPhone } from '@simulador/contracts/platform/phone';
import { formatRut } from '@simulador/contracts/platform/rut';
import { ContactButton, type ContactButtonProps } from '#shared/office/next-contact/contact-button.tsx';
import { NOBODY } from '#shared/office/queries.ts';
import { StateBadge } from '#shared/office/state-badge.tsx';
import { recordNotes } from '#shared/simulation/client-record.ts';
import { uf, years } from '#shared/simulation/figure-texts.ts';
import { figuresIn, savedIncomeVerdict, statedIn } from '#shared/simulation/stated-read.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { EmailText } from '#shared/ui/email-text.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { entered } from './detail-facts.ts';
import styles from './detail-head.module.css';
import { RefusedMail } from './refused-mail.tsx';

export interface DetailHeadProps {
  read: SimulationRead;
  /** Opens the dialog for the next contact. */
  onContact: ContactButtonProps['onOpen'];
}

/** Client and contacts, amount, and progress of the simulation. */
export function DetailHead({ read, onContact }: DetailHeadProps) {
  const notes = recordNotes(read);
  const mayContact = !read.opposed_at && read.wants_contact;
  const { name, rut, email, phone, creditAmount, propertyType, creditType } = statedIn(read);
  return (
    <div className={`${styles['lead']} num`}>
      <div>
        <p className={styles['large']}>{name}</p>
        <p>{formatRut(rut)}</p>
        <Reached scheme="mailto" address={email} note={notes.email} mayContact={mayContact} />
        <Reached scheme="tel" address={phone} note={notes.phone} mayContact={mayContact} />
      </div>
      <div className={styles['amount']}>
        <p className="small muted">Monto solicitado</p>
        <p className={styles['large']}>{entered(creditAmount.uf)}</p>
        {!read.unreadable && <p className="small muted">{`${propertyType} · ${creditType}`}</p>}
      </div>
      <p className={styles['meta']}>
        <StateBadge>{read.estado_description}</StateBadge>
        <span>{`ID ${read.id}`}</span>
        <span>{formatDateText(read.fechasimulacion)}</span>
        <span>{`Ejecutivo: ${read.executive ?? NOBODY}`}</span>
        <ContactButton contacted={read} emptyLabel="Planificar contacto" onOpen={onContact} />
      </p>
      {!read.unreadable && (
        <p className={styles['meta']}>
          {inShort(read).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      {(read.mail_refused_at !== null || read.workflow?.is_email_refused === true) && (
        <RefusedMail key={read.client_email} read={read} />
      )}
      {!mayContact && (
        <Note tone="bad" small className={styles['opposed']}>
          <p>
            {read.opposed_at
              ? `Esta persona pidió el ${formatDate(santiagoDate(new Date(read.opposed_at)))} que el banco no la contacte por esta simulación: no le escriba ni la llame.`
              : 'Esta persona guardó la simulación para recibir el PDF y no autorizó que la contacten: no le escriba ni la llame.'}
          </p>
        </Note>
      )}
    </div>
  );
}

/** Returns the facts for the start of a call, which are always visible. */
function inShort(read: SimulationRead): readonly string[] {
  const { paymentYears, comuna, age } = statedIn(read);
  return [
    `Plazo ${years(paymentYears)}`,
    ...(comuna === null ? [] : [comuna]),
    `${age} años de edad`,
    `Dividendo sin seguros ${uf(figuresIn(read).Dividendo)}`,
    savedIncomeVerdict(read),
  ];
}

interface ReachedProps {
  scheme: 'mailto' | 'tel';
  /** E-mail address or phone number; null if the client has no phone. */
  address: string | null;
  /** Value of the client's record, if it differs. */
  note: string | undefined;
  mayContact: boolean;
}

/** Link that writes to the client or calls them; text alone if they are not to be contacted. */
function Reached({ scheme, address, note, mayContact }: ReachedProps) {
  const text = address === null ? 'Sin teléfono' : <EmailText text={formatPhone(address)} />;
  return (
    <p>
      {address === null || !mayContact ? (
        text
      ) : (
        <a className={styles['reached']} href={`${scheme}:${address}`}>
          {text}
        </a>
      )}
      {note !== undefined && (
        <small className={styles['recorded']}>
          <EmailText text={note} />
        </small>
      )}
    </p>
  );
}
