import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { APP_CONFIG } from '../config/config.module.ts';
import type { AppConfig } from '../config/environment.ts';
import { createDataSource } from './data-source.ts';
import { patiently } from './patiently.ts';
import { prepareDatabase } from './prepare.ts';

/** The role of DATABASE_URL, where another one prepares the database. */
const applicationRole = ({ databaseUrl, databaseMigrationUrl }: AppConfig): string | null =>
  databaseUrl === databaseMigrationUrl ? null : decodeURIComponent(new URL(databaseUrl).username) || null;

@Global()
@Module({
  providers: [
    {
      provide: DataSource,
      inject: [APP_CONFIG],
      useFactory: async (config: AppConfig) => {
        const options = {
          demoData: !config.production,
          demoUsers: config.demoUsers,
          applicationRole: applicationRole(config),
        };
        await patiently(() => prepareDatabase(config.databaseMigrationUrl, options));
        return createDataSource(config.databaseUrl).initialize();
      },
    },
  ],
  exports: [DataSource],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** After the last request was answered. */
  async onApplicationShutdown(): Promise<void> {
    if (this.source.isInitialized) await this.source.destroy();
  }
}
