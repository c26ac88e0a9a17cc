export type EntryKind = 'news' | 'blog';
