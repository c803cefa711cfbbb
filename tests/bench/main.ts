import { benchForms } from './forms';
import { judge } from './report';

process.exitCode = judge(await benchForms());
