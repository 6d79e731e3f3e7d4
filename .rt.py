import re,subprocess,os
exec(open('.ren.py').read())
ALL=[f for f in files('src','test','scripts') if not f.endswith('.md')]
TOK=re.compile(r"(//[^\n]*|/\*.*?\*/|'(?:\\.|[^'\\\n])*'|\"(?:\\.|[^\"\\\n])*\")",re.S)
def code_sub(s,a,b):
    parts=TOK.split(s)
    for i in range(0,len(parts),2): parts[i]=re.sub(r'(?<![\w$.])'+a+r'(?![\w$])',b,parts[i])
    return ''.join(parts)
def rt(f,a,b,local=False):
    base=os.path.basename(f).replace('.ts','.js')
    fs=[f]
    if not local:
        for g in ALL:
            if g==f: continue
            s=open(g).read()
            for m in re.finditer(r"(?:import|export)[^;]*?\{([^}]*)\}\s*from\s*'([^']+)'",s):
                if re.search(r'\b'+a+r'\b',m.group(1)) and os.path.normpath(os.path.join(os.path.dirname(g),m.group(2))).replace('.js','.ts')==f: fs.append(g); break
    for g in fs:
        s=open(g).read(); t=code_sub(s,a,b)
        assert not re.search(r'(?<![\w$])'+b+r'(?![\w$])',TOK.sub('',s)), (g,b,'exists')
        if t!=s: open(g,'w').write(t)
    print(a,b,len(fs))
E=[('src/reading/corrections/letter-shapes.ts','Looked','MeasuredWord',1),
('src/evaluation/matching/candidate-recall.ts','Sought','RecallEntry',0),
('src/evaluation/calibration/monitor.ts','Watched','MonitoredDetail',0),
('src/evaluation/calibration/test-sizes.ts','Promised','Guarantee',0),
('src/extraction/line-items/own-columns.ts','Taken','IsTaken',1),
('src/extraction/line-items/rows/reference-words.ts','Named','NamedReferences',0),
('src/extraction/line-items/rows/reference-rows.ts','HeldCell','CarriedCell',0),
('src/extraction/line-items/rows/reference-rows.ts','Held','CarriedCells',0),
('src/extraction/decoding/trimmed.ts','Goes','IsTrimmed',0),
('src/training/losses/scores.ts','Tallying','ScoreCounter',0),
('src/training/few-labels.ts','Known','BaseAccuracy',0),
('src/labelling/http/guard.ts','Asked','GuardedRequest',0),
('src/rules/whitelist/lookup.ts','Seen','FoundWord',0),
('src/rules/whitelist/import.ts','Sniffed','FileProperties',0),
('src/rules/whitelist/rank.ts','Worded','WordEvidence',1),
('src/rules/pattern-kind.ts','Dice','RandomStream',1),
('src/rules/rule.ts','Known','CompileContext',0),
('src/cli/training/base-answers.ts','Asked','BaseAnswersOptions',0),
('src/cli/training/fold-engines.ts','Learned','TrainedTask',1),
('src/cli/training/fold-engines.ts','Again','RetrainOptions',1),
('src/cli/training/learning/loop.ts','Begun','LoopStart',1),
('src/cli/training/learning/out-of-fold.ts','Way','LearningMode',0),
('src/synthesis/render/to-document.ts','Laid','RenderedDocument',0),
('src/memory/recall.ts','Asked','RecallQuery',0),
('src/memory/terms.ts','Seen','ClassifiedContexts',0),
('src/dataset/exchange/differences.ts','Lost','LostLabel',0)]
for f,a,b,l in E:
    try: rt(f,a,b,l)
    except AssertionError as e: print('skip',e)
