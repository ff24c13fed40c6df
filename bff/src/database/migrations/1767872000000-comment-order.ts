import { Migration } from './migration.ts';

/** Numbers the comments, so that those of one instant keep the order in which they were added. See docs/rules.md R287. */
export class CommentOrder1767872000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE comments ADD COLUMN id integer GENERATED ALWAYS AS IDENTITY;
    DROP INDEX comments_of_simulation;
    CREATE INDEX comments_of_simulation ON comments (simulation, created, id);
  `;
}
