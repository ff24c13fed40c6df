import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Recorder } from '@simulador/recording/recorder';
import type { Logger } from 'pino';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { LOGGER } from '../../observability/logger.ts';

/** The recorder of this process, or null when nothing is recorded. */
export const RECORDER = Symbol('Recorder');

@Global()
@Module({
  providers: [
    {
      provide: RECORDER,
      inject: [APP_CONFIG, LOGGER, Clock],
      useFactory: async ({ recordDirectory: directory }: AppConfig, logger: Logger, clock: Clock) => {
        if (directory === null) return null;
        // Loaded for recordings alone: it reads the tables of the API documents, and the running BFF acts by its decorators.
        const { Recorder } = await import('@simulador/recording/recorder');
        return new Recorder({
          directory,
          now: () => clock.now(),
          onWarning: (_sentence, code) => logger.warn({ code }, 'recording stopped or overtaken'),
        });
      },
    },
  ],
  exports: [RECORDER],
})
export class RecordingModule implements OnApplicationShutdown {
  constructor(@Inject(RECORDER) private readonly recorder: Recorder | null) {}

  /** Closes the file after the last response was sent. */
  async onApplicationShutdown(): Promise<void> {
    await this.recorder?.close();
  }
}
