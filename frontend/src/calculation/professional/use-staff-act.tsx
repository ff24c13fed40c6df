import type { ReactNode } from 'react';
import { type FieldPath, MODULE_IDS } from '../answers/fields.ts';
import { shownRow } from '../figures/shown.ts';
import { useTouched } from '../fields/touched.ts';
import { ObstacleNote } from '../form/notices.tsx';
import type { Act } from '../result/next-act.tsx';
import { usePlace, MODULES_TAB } from '../state/place.tsx';
import { useAnswers, useFigures, useForm, useSteps, useViolations } from '../state/simulator-context.tsx';
import type { Confirmation } from './use-confirmation.ts';

/** Choices that figures assume until they are made. */
const ASSUMED = { 'credit.product': 'producto Universal', 'credit.lifeInsurance': 'desgravamen colectivo' };
const list = new Intl.ListFormat('es-CL', { type: 'conjunction' });

/** Returns the act `Calcula tu dividendo` and, with its result, `Confirma la Simulación →`. */
export function useStaffAct(
  confirmation: Confirmation,
  failure: ReactNode,
  lead: (path: FieldPath, name: string) => void,
): Act {
  const { fields, labels } = useForm();
  const { modules, isCreditValid } = useSteps();
  const { isCalculating, obstacle, rate, refused, ...figures } = useFigures();
  const { tab, toModule } = usePlace();
  const violations = useViolations();
  const { names } = useTouched();
  const isOwnRate = useAnswers(({ credit }) => credit.rate.isOwn);
  const areOthersValid = modules.m1.valid && modules.m2.valid;
  const isRateMissing = isOwnRate && rate.annualRatePct === null;
  const choices = ['credit.product', 'credit.lifeInsurance'] as const;
  const unmade = shownRow(figures.result) === null ? [] : choices.filter((path) => violations[path]);
  const assumed = list.format(unmade.map((path) => ASSUMED[path]));
  const notes = (
    <>
      {assumed && <p className="mb-2 text-14 font-semibold">{`Supone ${assumed}: falta elegir.`}</p>}
      <ObstacleNote />
      {failure}
    </>
  );
  if (figures.canConfirm && areOthersValid)
    return {
      label: 'Confirma la Simulación →',
      onPress: confirmation.confirm,
      isWorking: confirmation.isSaving,
      workingLabel: 'Guardando…',
      hint: 'Resultado al día: cambie un dato para volver a calcular.',
      notes,
    };
  const unchosen = unmade.find((path) => path === 'credit.product' || modules.m3.active);
  if (unchosen)
    return { label: 'Elegir lo que falta', onPress: () => lead(unchosen, names[unchosen]), notes };
  const first = MODULE_IDS.find((id) => !modules[id].valid) ?? 'm3';
  const missing = fields[first]
    .filter((path) => violations[path] !== undefined || refused[path] !== undefined)
    .map((path) => labels[path]);
  const isOpen = modules.m3.active && areOthersValid;
  return {
    label: 'Calcula tu dividendo',
    ...(tab !== MODULES_TAB && { onPress: toModule }),
    isWorking: isCalculating,
    isDisabled: !isOpen || !isCreditValid || isRateMissing || obstacle !== null || figures.canConfirm,
    notes,
    ...((modules.m1.valid || modules.m2.valid) && missing.length > 0 && (isOpen || !areOthersValid)
      ? { hint: `Para calcular falta completar o corregir: ${list.format(missing)}.` }
      : !isOpen && {
          hint: areOthersValid ? 'Abra el módulo 03.' : `Complete el módulo ${first === 'm1' ? '01' : '02'}.`,
        }),
  };
}
