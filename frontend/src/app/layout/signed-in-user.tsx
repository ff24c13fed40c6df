import type { Role } from '@simulador/contracts/people/access';
import type { SessionUser } from '#shared/session/session-user.ts';

/** Labels of the roles; a user with none of the three roles has none. See docs/rules.md R106. */
const ROLE_LABELS: Partial<Record<Role, string>> = {
  adminrole: 'Administrador',
  executiverole: 'Ejecutivo Hipotecario',
  commercialrole: 'Ejecutivo Comercial',
};

export function SignedInUser({ user }: { user: SessionUser }) {
  const label = ROLE_LABELS[user.role];
  return (
    <div className="flex min-h-10 min-w-0 items-center gap-2.5 text-14 leading-[1.3] md:ml-auto md:min-h-14 md:min-w-auto lg:min-w-0">
      <span
        className="grid size-8 flex-none place-items-center rounded-full bg-primary-tint font-bold text-primary md:size-9"
        aria-hidden="true"
      >
        {initialsOf(user.full_name)}
      </span>
      <p className="flex min-w-0 flex-wrap gap-x-2.5 *:block *:min-w-0 *:truncate md:block">
        <b className="font-semibold">{user.full_name}</b>
        {label !== undefined && <span className="text-inverse-soft">{label}</span>}
      </p>
    </div>
  );
}

const isName = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Returns at most two letters: `VF` for `Valentina de la Fuente`. */
function initialsOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const names = words.some(isName) ? words.filter(isName) : words;
  return names
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('es-CL');
}
