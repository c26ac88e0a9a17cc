import { testCommandHelp } from '#tools/start/testing/test-command-help.ts';

testCommandHelp('lab');
