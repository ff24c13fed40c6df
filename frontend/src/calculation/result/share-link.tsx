import { useId, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';

/** Link that was copied, or could not be copied because browsers forbid it on pages without TLS. */
type Copying = { readonly url: string; readonly isDone: boolean } | null;

export interface ShareLinkProps {
  url: string;
  label?: string;
}

/** Button that copies a link to these figures. */
export function ShareLink({ url, label = 'Copiar enlace' }: ShareLinkProps) {
  const noteId = useId();
  const [copying, setCopying] = useState<Copying>(null);
  const outcome = copying?.url === url ? copying : null;
  const copy = (): void => {
    copied(url).then(
      () => setCopying({ url, isDone: true }),
      () => setCopying({ url, isDone: false }),
    );
  };
  return (
    <div>
      <Button variant="low" small className="px-0!" aria-describedby={noteId} onClick={copy}>
        <Icon name={outcome?.isDone === true ? 'check' : 'link'} /> {label}
      </Button>
      <p id={noteId} className="text-14 text-ink-2" role="status">
        {outcome?.isDone === true && <b>Enlace copiado. </b>}
        {outcome?.isDone === false && <span>Copia este enlace. </span>}
        {outcome !== null && <span>Lleva solo las cifras del proyecto, ningún dato tuyo.</span>}
      </p>
      {outcome?.isDone === false && (
        <input
          className="w-full"
          aria-label="Enlace a este resultado"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}

/** Copies the text. Rejects if there is no clipboard, because even accessing it throws. */
const copied = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
