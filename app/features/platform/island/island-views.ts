import type { ComponentType } from 'react';

/** What the server draws by name. Filled there only (app/islands.server.ts): a browser that knew the views would have loaded them. */
export const islandViews = new Map<string, ComponentType<never>>();
