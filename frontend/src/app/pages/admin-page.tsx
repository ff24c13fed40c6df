import { RequestsScreen } from '../../people/personal-data/requests-screen.tsx';
import { MaintainersScreen } from '../../rates/maintainers/maintainers-screen.tsx';
import { NewRateScreen } from '../../rates/new-rate/new-rate-screen.tsx';
import { ChangesScreen } from '../../rates/changes/changes-screen.tsx';
import { RatesScreen } from '../../rates/table/rates-screen.tsx';
import { SubNavigation } from '../../rates/tarifas/sub-navigation.tsx';
import { OfficeLayout } from '../layout/office-layout.tsx';

const RATE_SCREENS = {
  rates: RatesScreen,
  new: NewRateScreen,
  sheets: ChangesScreen,
  maintainers: MaintainersScreen,
} as const;

/** The administrator's screens (rates, personal data), loaded as one chunk. */
export default function AdminPage({ screen }: { screen: keyof typeof RATE_SCREENS | 'personalData' }) {
  return (
    <OfficeLayout>{screen === 'personalData' ? <RequestsScreen /> : <Rates screen={screen} />}</OfficeLayout>
  );
}

function Rates({ screen }: { screen: keyof typeof RATE_SCREENS }) {
  const Shown = RATE_SCREENS[screen];
  return (
    <>
      <SubNavigation />
      <Shown />
    </>
  );
}
