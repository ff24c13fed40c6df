import { MaintainersScreen } from '../../features/tarifas/maintainers/maintainers-screen.tsx';
import { NewRateScreen } from '../../features/tarifas/new-rate/new-rate-screen.tsx';
import { RatesScreen } from '../../features/tarifas/rates/rates-screen.tsx';
import { SheetsScreen } from '../../features/tarifas/sheets/sheets-screen.tsx';
import { SubNavigation } from '../../features/tarifas/sub-navigation.tsx';
import { OfficeLayout } from '../layout/office-layout.tsx';

const SCREENS = {
  rates: RatesScreen,
  new: NewRateScreen,
  sheets: SheetsScreen,
  maintainers: MaintainersScreen,
} as const;

export interface TarifasPageProps {
  screen: keyof typeof SCREENS;
}

/** What the administrator does with the rates. */
export default function TarifasPage({ screen }: TarifasPageProps) {
  const Shown = SCREENS[screen];
  return (
    <OfficeLayout>
      <SubNavigation />
      <Shown />
    </OfficeLayout>
  );
}
