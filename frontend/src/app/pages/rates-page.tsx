import { MaintainersScreen } from '../../rates/maintainers/maintainers-screen.tsx';
import { NewRateScreen } from '../../rates/new-rate/new-rate-screen.tsx';
import { ChangesScreen } from '../../rates/changes/changes-screen.tsx';
import { RatesScreen } from '../../rates/table/rates-screen.tsx';
import { SubNavigation } from '../../rates/tarifas/sub-navigation.tsx';

const SCREENS = {
  rates: RatesScreen,
  new: NewRateScreen,
  sheets: ChangesScreen,
  maintainers: MaintainersScreen,
} as const;

/** The screens of rates, loaded as one chunk. */
export default function RatesPage({ screen }: { screen: keyof typeof SCREENS }) {
  const Shown = SCREENS[screen];
  return (
    <>
      <SubNavigation />
      <Shown />
    </>
  );
}
