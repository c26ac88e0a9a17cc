/** Why a file is not taken. */
export type UploadFault = 'empty' | 'too-large' | 'wrong-type' | 'too-many-pixels' | 'unreadable';
