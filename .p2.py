import subprocess
fs=[f for f in subprocess.run(['git','ls-files','src'],capture_output=True,text=True).stdout.split() if f.endswith('.md')]
P=[("what the document says","what is on the document"),
("that stand together, where a change of role costs","that are together, where a change of role costs"),
("what a 200 says in X-Message","what a 200 reports in X-Message"),
("say what each list is for","document each list"),
("`countries.ts` says what each column means","`countries.ts` documents each column"),
("and say what was done in a line with a number in it","and report what was done in a line with a number in it"),
("its README says what each format holds","its README has what each format holds"),
("an empty list says that it is not on the document","an empty list means that it is not on the document"),
("every place where the value stands as this detail","every place where the value is printed as this detail"),
("Labels there before are kept where it says nothing.","Labels there before are kept where it has none."),
("`loss` says why:","`loss` is the reason:"),
("`seen` says how many labelled documents","`seen` is the number of labelled documents that"),
("A threshold stands for documents","A threshold holds for documents"),
("tells which labelled values have no right candidate","lists the labelled values without a right candidate"),
("what a model that has not seen the labels says of them","what a model that has not seen the labels predicts"),
("says who checked which revision","names who checked which revision"),
("that is missing would say that there is none","that is missing would mean that there is none"),
("where another one says so of the same labels","where another person confirms the same labels"),
("where it stands) and what each word is","where it is printed) and what each word is"),
("how many documents agree, what the network says |","how many documents agree, the network's output |"),
("what labelled documents of one layout say against each other:","contradictions between labelled documents of one layout:"),
("where a value stands behind its remembered key, the network's word counts for less","where a value is behind its remembered key, the network's output counts for less"),
("of its words stand in the same columns","of its words are in the same columns"),
("**What it says nothing of**: item tables","**Not covered**: item tables"),
("each imports only what stands below it","each imports only what is listed below it"),
("`schema` checks what stands behind the name, `problem` says what else is wrong:","`schema` checks the argument, `problem` names what else is wrong:"),
("told from its heading or values there","determined by its heading or values there"),
("How it is run, configured and deployed stands in `running.md`","How it is run, configured and deployed: `running.md`"),
("its reason stands in the header `X-Message`","its reason is in the header `X-Message`"),
("Facts (what a document says) → drawings (where it stands)","Facts (the content of a document) → drawings (its layout)"),
("what is trained on few labels where nobody says more","what is trained on few labels by default"),
("the base answers by itself says the rest:","the base answers by itself decides the rest:"),
("are synthetic and say nothing of them;","are synthetic and have none of them;"),
("national ids that only the key before them tells","national ids that only the key before them identifies"),
("`check` says what check digits tell;","`check` is the result of the check digits;"),
("it also stands in `candidateKinds`","it is also listed in `candidateKinds`"),
("what QR and bar codes say |","the content of QR and bar codes |"),
("pictures whose size no file tells","pictures whose size no file states"),
("what stands below moves","what is below moves"),
("since they say what stood there before","since they hold what was printed originally"),
]
for a,b in P:
    n=0
    for f in fs:
        s=open(f).read()
        if a in s: n+=1; open(f,'w').write(s.replace(a,b))
    if not n: print('unused',a)
