import { useState } from 'react';

/** Returns a state that is reset to the given value whenever that value changes. */
export function useStateOf<Value extends string | boolean | null>(
  given: Value,
): [value: Value, set: (value: Value) => void] {
  const [value, setValue] = useState(given);
  const [followed, setFollowed] = useState(given);
  if (followed !== given) {
    setFollowed(given);
    setValue(given);
  }
  return [followed === given ? value : given, setValue];
}
