import { Migration } from './migration.ts';

/** Adds the views of the list that staff save under a name, and whether a user's list opens with their own simulations. See docs/rules.md R960. */
export class SavedViews1767892000000 extends Migration {
  protected readonly sql = `
    CREATE TABLE saved_views (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      owner integer NOT NULL REFERENCES users (id),
      name varchar(40) NOT NULL,
      address varchar(300) NOT NULL,
      is_shared boolean NOT NULL,
      UNIQUE (owner, name)
    );
    ALTER TABLE users ADD COLUMN lists_own boolean NOT NULL DEFAULT false;
  `;
}
