import { useState } from 'react';
import { useAnswers } from '../state/simulator-context.tsx';

/** Returns the text of the RUT that the form had when it was opened. */
export const useOpenedRut = (): string => useState(useAnswers(({ client }) => client.rut))[0];
