export interface TickBoxProps {
  /** Name for screen readers. */
  label: string;
  state: boolean | 'some';
  disabled: boolean;
  onChange: (isTicked: boolean) => void;
}

/** Tick of one or more rows, with room for a finger around it that makes no row higher. A press on a tick of some rows ticks all of them. */
export function TickBox({ label, state, disabled, onChange }: TickBoxProps) {
  return (
    <label className="-my-2 inline-grid min-h-9 min-w-9 cursor-pointer place-items-center align-middle">
      <input
        type="checkbox"
        checked={state === true}
        disabled={disabled}
        ref={(box) => {
          if (box !== null) box.indeterminate = state === 'some';
        }}
        onChange={() => onChange(state !== true)}
      />
      <span className="sr-only">{label}</span>
    </label>
  );
}
