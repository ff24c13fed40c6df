import { yearsMaxAt } from '@simulador/contracts/calculation/rules/term';
import { ageOf, isByAge } from '../answers/violations.ts';
import { ObstacleNote } from '../form/obstacle-note.tsx';
import { useModuleNavigation } from '../form/use-module-navigation.ts';
import { WebSteps } from '../form/web-steps.tsx';
import type { Act } from '../result/next-act.tsx';
import { useKeptFigures } from '../state/kept-figures.ts';
import { focusAnswer, MODULES_TAB, usePlace } from '../state/place.tsx';
import { useAnswers, useBank, useFigures, useForm, useSteps } from '../state/simulator-context.tsx';
import { SimulatorFrame } from './simulator-frame.tsx';

export interface WebSimulationProps {
  onConfirm: () => void;
  isStaffs: boolean;
  stepCount: number;
}

/** Credit row, answer and modules of the web simulator. */
export function WebSimulation({ onConfirm, isStaffs, stepCount }: WebSimulationProps) {
  const { form, change, violationsNow } = useForm();
  const navigation = useModuleNavigation();
  const kept = useKeptFigures();
  const { tab, toModule } = usePlace();
  const { modules } = useSteps();
  const { canConfirm, isCalculating, obstacle } = useFigures();
  const { inicio } = useBank();
  const confirm = (): void => {
    if (isStaffs) return navigation.complete('m3');
    onConfirm();
    navigation.focusOpenModule();
  };
  const showExample = (): void => {
    const typed = form.typed();
    form.reset({ ...typed, credit: { ...typed.credit, isExample: true } });
    // The pressed button goes away with the figures that it brings.
    focusAnswer(true);
  };
  const isLast = modules.m3.active && tab === MODULES_TAB;
  const yearsByAge = useAnswers(({ client }) =>
    isByAge(violationsNow()['credit.paymentYears']) ? yearsMaxAt(ageOf(client), 'web') : null,
  );
  const act: Act = !isLast
    ? yearsByAge === null
      ? { label: 'Guardar y recibir el PDF', onPress: toModule }
      : {
          label: `Usar ${yearsByAge} años`,
          onPress: () => change({ 'credit.paymentYears': String(yearsByAge) }),
        }
    : canConfirm
      ? {
          label: 'Confirmar Simulación',
          onPress: confirm,
          hint: 'Para volver a simular, puedes modificar los datos del crédito.',
        }
      : {
          label: 'Calcular Dividendo',
          isWorking: isCalculating,
          isDisabled: obstacle !== null,
          // The module itself reports missing catalogues.
          ...(inicio?.catalogos && { notes: <ObstacleNote /> }),
        };
  return (
    <SimulatorFrame
      act={act}
      kept={isStaffs ? null : kept}
      onExample={modules.m3.active ? null : showExample}
    >
      <WebSteps navigation={navigation} onConfirm={onConfirm} hasPhone={isStaffs} stepCount={stepCount} />
    </SimulatorFrame>
  );
}
