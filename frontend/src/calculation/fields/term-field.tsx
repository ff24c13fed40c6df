import { LIMITS } from '@simulador/contracts/calculation/limits';
import { yearsMaxAt } from '@simulador/contracts/calculation/rules/term';
import { ageOf } from '../answers/violations.ts';
import { useAnswers } from '../state/simulator-context.tsx';
import { Bound } from './bound.tsx';
import { YearsField } from './years-field.tsx';

/** Payment years, with the range that limits and age allow. */
export function TermField() {
  const flavour = useAnswers((answers) => answers.flavour);
  const age = useAnswers(({ client }) => ageOf(client));
  const { yearsMin, yearsMax } = LIMITS[flavour];
  const most = yearsMaxAt(age, flavour);
  return (
    <Bound to="credit.paymentYears">
      {(field) => (
        <YearsField
          {...field}
          hint={`Entre ${yearsMin} y ${most} años${most < yearsMax ? `, con ${age} años de edad` : ''}.`}
        />
      )}
    </Bound>
  );
}
