import { unbroken } from '@simulador/contracts/platform/format';
import { quoteSentence } from '@simulador/contracts/simulations/quote';
import { useIsForStaff } from '#shared/context/audience.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { useFigures } from '../state/simulator-context.tsx';

/** Says which rate the opened simulation quotes, and which one is suggested now. See docs/rules.md R1031. */
export function QuoteNotice() {
  const { rate } = useFigures();
  const isForStaff = useIsForStaff();
  const { quote, suggestedPct, isQuoted } = rate;
  const sentence = quote && quoteSentence(quote, suggestedPct, { isUsed: isQuoted, isForStaff });
  return sentence === null ? null : (
    <Note small role="status">
      <p className="num">{unbroken(sentence)}</p>
    </Note>
  );
}
